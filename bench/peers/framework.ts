import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { secondsOfNpm } from '../support/checkout.ts'
import { DEMO, demoSnapshot } from '../support/demo.ts'
import { pagesContent } from './content.ts'

/** Peers that are built from packages. */
export type Framework = 'next-static' | 'react-router-ssr'

/** Where they are built: beside their sources, outside the reach of the project's own tools. */
const BUILT = join(import.meta.dirname, '.built')

/** How long installing and building a peer took, in seconds. */
type Making = { install: number; build: number }

/** Installs and builds a peer unless it was built from the same sources. @returns its folder */
export async function madePeer(name: Framework): Promise<string> {
  const folder = join(BUILT, name)
  const stamp = join(folder, 'made-from')
  const hash = sourceHash(name)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder
  console.log(`  Making the peer ${name} …`)
  await makePeer(name, folder)
  writeFileSync(stamp, hash)
  return folder
}

/** Installs and builds a peer in an empty folder. */
export async function makePeer(name: Framework, folder: string): Promise<Making> {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(import.meta.dirname, name), folder, { recursive: true })
  cpSync(join(import.meta.dirname, 'page'), join(folder, 'app/page'), { recursive: true })
  writeContent(folder)
  const install = await secondsOfNpm(['install', '--no-save', '--no-audit', '--no-fund'], folder)
  const build = await secondsOfNpm(['run', 'build'], folder)
  return { install, build }
}

/** The texts for the page, and the picture files it names. */
function writeContent(folder: string): void {
  const content = pagesContent(demoSnapshot())
  writeFileSync(join(folder, 'app/page/content.json'), JSON.stringify(content))
  const pictures = [...content.home, ...content.about].flatMap((section) => section.pictures)
  const files = pictures.flatMap(({ src, avif, portrait = '' }) => [
    src,
    ...`${avif}, ${portrait}`.split(', ').flatMap((each) => each.split(' ')[0] || []),
  ])
  mkdirSync(join(folder, 'public/media'), { recursive: true })
  for (const file of files) cpSync(join(DEMO, file), join(folder, 'public', file))
}

function sourceHash(name: Framework): string {
  const hash = createHash('sha256').update(readFileSync(join(DEMO, 'current')))
  const files = globSync(['*.ts', `${name}/**/*.*`, 'page/*'], { cwd: import.meta.dirname })
  for (const file of files.sort())
    hash.update(file).update(readFileSync(join(import.meta.dirname, file)))
  return hash.digest('hex')
}
