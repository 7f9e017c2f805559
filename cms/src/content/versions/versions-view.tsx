import { readObject } from '@noren/contract/json'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import type { DocumentViewServerProps, PayloadRequest, TypeWithVersion } from 'payload'
import { LOCALES } from '../../base/locales.ts'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { joined, say } from '../../base/words.ts'
import { tagWords } from '../translations/gap-states.ts'

type Version = TypeWithVersion<object>

/**
 * The versions of a document, newest first: when each was saved, by whom, and in which languages it was
 * published. Each is compared with what visitors see now, and that with what they saw before.
 */
export async function VersionsView({ hasPublishedDoc, initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { i18n } = req
  const label = collectionConfig?.labels.plural ?? globalConfig?.label ?? ''
  const versions = (await versionsOf(initPageResult)).filter(isWritten)
  const published = versions.filter(isPublished)
  const shown = hasPublishedDoc ? published[0] : undefined
  const compared = (id: string) => {
    const other = shown?.id === id ? published[1] : shown
    return other ? `${base}/${id}?versionFrom=${other.id}` : `${base}/${id}`
  }
  const base = collectionConfig
    ? `/admin/collections/${collectionConfig.slug}/${docID}/versions`
    : `/admin/globals/${globalConfig?.slug}/versions`
  return (
    <>
      <SetDocumentStepNav
        {...(collectionConfig && { collectionSlug: collectionConfig.slug })}
        {...(globalConfig && { globalSlug: globalConfig.slug })}
        {...(docID !== undefined && { id: docID })}
        pluralLabel={typeof label === 'function' ? label({ i18n, t: i18n.t }) : label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={req.t('version:versions')}
      />
      <Gutter className="desk-versions table">
        {versions.length === 0 && <p>{req.t('version:noFurtherVersionsFound')}</p>}
        <table>
          <thead>
            <tr>
              <th>{say(req, { en: 'Saved', ja: '保存した日時' })}</th>
              <th>{say(req, { en: 'By', ja: '保存した人' })}</th>
              <th>{req.t('version:status')}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version.id}>
                <td>
                  <Link href={compared(version.id)} prefetch={false}>
                    {inTokyo(new Date(version.updatedAt))}
                  </Link>
                </td>
                <td>{String(readObject(version.version).changedBy ?? '—')}</td>
                <td>
                  {statusWords(req, version)}
                  {version === shown && (
                    <strong className="desk-versions__shown">
                      {req.t('version:currentlyPublished')}
                    </strong>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Gutter>
    </>
  )
}

/** All versions: the desk keeps no more than fit on a page. */
async function versionsOf({
  collectionConfig,
  docID,
  globalConfig,
  req,
}: DocumentViewServerProps['initPageResult']): Promise<Version[]> {
  const options = { depth: 0, overrideAccess: false, pagination: false, req, sort: '-updatedAt' }
  // After a publish in one language Payload stores the others as separate versions, which no one saved.
  const saved = { snapshot: { not_equals: true } }
  if (globalConfig) {
    const { slug } = globalConfig
    return (await req.payload.findGlobalVersions({ ...options, slug, where: saved })).docs
  }
  if (!collectionConfig || docID === undefined) return []
  const where = { and: [saved, { parent: { equals: docID } }] }
  const { slug: collection } = collectionConfig
  return (await req.payload.findVersions({ ...options, collection, where })).docs
}

/** Not a text that was typed and changed back: it counts as published, and nobody published it. */
function isWritten(version: Version): boolean {
  return readObject(version).autosave !== true || !isPublished(version)
}

function isPublished({ version }: Version): boolean {
  return readObject(version)._status === 'published'
}

/** `公開済み — 日本語／英語` */
function statusWords(req: PayloadRequest, version: Version): string {
  if (!isPublished(version)) return req.t('version:draft')
  const { publishedLocale } = version
  const languages = LOCALES.filter(
    ({ htmlLang }) => !publishedLocale || htmlLang === publishedLocale,
  ).map(({ htmlLang }) => tagWords(htmlLang))
  const names = say(req, joined(languages, { en: ' / ', ja: '／' }))
  return `${req.t('version:published')} — ${names}`
}
