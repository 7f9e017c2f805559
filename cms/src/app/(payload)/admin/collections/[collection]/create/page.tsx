import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import config from '#payload.config'
import { isListSlug } from '../../../../../../content/model/source.ts'
import { importMap } from '../../../importMap.js'

type Arguments = {
  params: Promise<{ collection: string }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export async function generateMetadata({ params, searchParams }: Arguments): Promise<Metadata> {
  const { collection } = await params
  const segments = ['collections', collection, 'create']
  return generatePageMetadata({ config, params: Promise.resolve({ segments }), searchParams })
}

/** Payload's form for a new document, or our own screen where Payload would store an empty one at once. */
export default async function Page({ params, searchParams }: Arguments) {
  const { collection } = await params
  const segments = isListSlug(collection)
    ? ['new', collection]
    : ['collections', collection, 'create']
  return RootPage({ config, importMap, params: Promise.resolve({ segments }), searchParams })
}
