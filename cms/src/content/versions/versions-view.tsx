import { readObject } from '@noren/contract/json'
import { languageFromCode } from '@noren/contract/language'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import type { DocumentViewServerProps, PayloadRequest, TypeWithVersion } from 'payload'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { languageWords, say } from '../../base/words.ts'

type Version = TypeWithVersion<object>

/** The versions of a document, newest first: when each was saved, by whom, and whether it was published. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { i18n } = req
  const label = collectionConfig?.labels.plural ?? globalConfig?.label ?? ''
  const versions = await versionsOf(initPageResult)
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
            {versions.map(({ id, updatedAt, publishedLocale, version }) => (
              <tr key={id}>
                <td>
                  <Link href={`${base}/${id}`} prefetch={false}>
                    {inTokyo(new Date(updatedAt))}
                  </Link>
                </td>
                <td>{String(readObject(version).changedBy ?? '—')}</td>
                <td>{statusWords(req, readObject(version)._status, publishedLocale)}</td>
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

function statusWords(req: PayloadRequest, status: unknown, locale: string | undefined): string {
  if (status !== 'published') return req.t('version:draft')
  const published = req.t('version:published')
  const language = languageFromCode(locale ?? '')
  if (!language) return published
  const { en, ja } = languageWords(language)
  return published + say(req, { en: ` (${en})`, ja: `（${ja}）` })
}
