import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import config from '#payload.config'
import { importMap } from '../../importMap.js'

type Arguments = { searchParams: Promise<{ [key: string]: string | string[] }> }

/** The list of enquiries by its title, and our own screen in its place. */
const LIST = Promise.resolve({ segments: ['collections', 'enquiries'] })
const INBOX = Promise.resolve({ segments: ['inbox'] })

export function generateMetadata({ searchParams }: Arguments): Promise<Metadata> {
  return generatePageMetadata({ config, params: LIST, searchParams })
}

export default function Page({ searchParams }: Arguments) {
  return RootPage({ config, importMap, params: INBOX, searchParams })
}
