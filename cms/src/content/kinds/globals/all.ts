import { brand } from './brand.ts'
import { DOCUMENTS } from './documents.ts'
import { pageHeads } from './page-heads.ts'
import { homeSections } from './sections.ts'

/** The parts of the snapshot that come from one document each, not from a list. */
export type GlobalPart = keyof typeof DOCUMENTS

/** The globals where staff edit what the site shows, in the order of the desk's menu. */
export const GLOBALS = { homeSections, ...DOCUMENTS, brand, pageHeads }
