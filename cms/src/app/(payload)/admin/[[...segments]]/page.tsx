import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import config from '#payload.config'
import { failsAsWhole } from '../../../../base/payload-insides/failed-screen.tsx'
import { importMap } from '../importMap.js'

type Arguments = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export function generateMetadata({ params, searchParams }: Arguments): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

export default async function Page({ params, searchParams }: Arguments) {
  return failsAsWhole(await RootPage({ config, importMap, params, searchParams }))
}
