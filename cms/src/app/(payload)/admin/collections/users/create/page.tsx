import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import config from '#payload.config'
import { importMap } from '../../../importMap.js'

type Arguments = { searchParams: Promise<{ [key: string]: string | string[] }> }

/** The form of a new account by its title, and our own screen in its place. */
const FORM = Promise.resolve({ segments: ['collections', 'users', 'create'] })
const INVITE = Promise.resolve({ segments: ['invite'] })

export function generateMetadata({ searchParams }: Arguments): Promise<Metadata> {
  return generatePageMetadata({ config, params: FORM, searchParams })
}

export default function Page({ searchParams }: Arguments) {
  return RootPage({ config, importMap, params: INVITE, searchParams })
}
