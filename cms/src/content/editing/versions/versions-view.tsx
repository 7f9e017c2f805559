import { readObject } from '@noren/contract/json'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { LOCALES } from '../../../base/locales.ts'
import { inTokyo } from '../../../base/ui/in-tokyo.ts'
import { joined, say } from '../../../base/words.ts'
import { tagWords } from '../../languages/translations/gap-states.ts'
import { historyOf, isPublished, type Version } from './history.ts'

/**
 * The versions of a document, newest first: when each was saved, by whom, and in which languages it was
 * published. Each is compared with what visitors see now, and that with what they saw before.
 */
export async function VersionsView({ hasPublishedDoc, initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { i18n } = req
  const label = collectionConfig?.labels.plural ?? globalConfig?.label ?? ''
  const versions = await historyOf(initPageResult)
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
              <th>{say(req, { en: 'Changed', ja: '更新日時' })}</th>
              <th>{say(req, { en: 'Changed by', ja: '更新した人' })}</th>
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

/** `公開済み（日本語／英語）` */
function statusWords(req: PayloadRequest, version: Version): string {
  if (!isPublished(version)) return req.t('version:draft')
  const { publishedLocale } = version
  const languages = LOCALES.filter(
    ({ htmlLang }) => !publishedLocale || htmlLang === publishedLocale,
  ).map(({ htmlLang }) => tagWords(htmlLang))
  const published = req.t('version:published')
  const { en, ja } = joined(languages, { en: ' / ', ja: '／' })
  return say(req, { en: `${published} (${en})`, ja: `${published}（${ja}）` })
}
