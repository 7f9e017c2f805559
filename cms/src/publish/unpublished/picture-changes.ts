import { isObject } from '@noren/contract/json'
import type { I18nClient } from '@payloadcms/translations'
import type { PayloadRequest, UploadField } from 'payload'
import { say, type Words } from '../../base/words.ts'
import { markPicture } from '../../content/library/brand/mark-picture.ts'
import { smallPicture } from '../../content/library/media/small-picture.ts'
import type { Change } from './unpublished.ts'

/** A field of pictures or films that has changed: in words, with the ids of the pictures. */
export function fileChange(
  { relationTo }: UploadField,
  label: string,
  shown: unknown,
  saved: unknown,
  i18n: I18nClient,
): Change {
  const pictures = { before: idsIn(shown), after: idsIn(saved) }
  const words = relationTo === 'media' ? PICTURE : FILM
  const change = { label, tag: null, before: '', after: say({ i18n }, words[kindOf(pictures)]) }
  return relationTo === 'media' ? { ...change, pictures } : change
}

/** The company's mark has changed: in words, with the marks themselves. */
export function markChange(
  label: string,
  shown: unknown,
  saved: unknown,
  i18n: I18nClient,
): Change {
  const drawn = (mark: unknown) => (mark ? [markPicture(String(mark))] : [])
  const pictures = { before: drawn(shown), after: drawn(saved) }
  return { label, tag: null, before: '', after: say({ i18n }, MARK[kindOf(pictures)]), pictures }
}

function kindOf({ before, after }: NonNullable<Change['pictures']>): Kind {
  return before.length === 0 ? 'added' : after.length === 0 ? 'removed' : 'replaced'
}

function idsIn(value: unknown): string[] {
  return [value]
    .flat()
    .filter((each) => each !== null && each !== undefined)
    .map((each) => String(isObject(each) ? each.id : each))
}

type Kind = 'added' | 'removed' | 'replaced'

const PICTURE: { [K in Kind]: Words } = {
  added: { en: 'Picture added', ja: '写真を追加' },
  removed: { en: 'Picture removed', ja: '写真を削除' },
  replaced: { en: 'Picture replaced', ja: '写真を差し替え' },
}

const MARK: { [K in Kind]: Words } = {
  added: { en: 'Its own mark', ja: 'ロゴを追加' },
  removed: { en: 'Back to the drawn noren', ja: 'のれんの図案に戻す' },
  replaced: { en: 'Another mark', ja: 'ロゴを差し替え' },
}

const FILM: { [K in Kind]: Words } = {
  added: { en: 'Video added', ja: '動画を追加' },
  removed: { en: 'Video removed', ja: '動画を削除' },
  replaced: { en: 'Video replaced', ja: '動画を差し替え' },
}

/**
 * The changes with the addresses of thumbnails in place of the pictures' ids; deleted pictures have none, and
 * marks are their own.
 */
export async function withThumbnails(
  req: Pick<PayloadRequest, 'payload'>,
  changes: readonly Change[],
): Promise<Change[]> {
  const ids = changes.flatMap(({ pictures }) =>
    pictures ? [...pictures.before, ...pictures.after].filter((each) => !isMark(each)) : [],
  )
  if (ids.length === 0) return [...changes]
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { address: true },
  })
  const addresses = new Map(docs.map((doc) => [String(doc.id), smallPicture(doc)]))
  const addressesOf = (of: readonly string[]) =>
    of.flatMap((id) => (isMark(id) ? id : (addresses.get(id) ?? [])))
  return changes.map((change) =>
    change.pictures
      ? {
          ...change,
          pictures: {
            before: addressesOf(change.pictures.before),
            after: addressesOf(change.pictures.after),
          },
        }
      : change,
  )
}

function isMark(picture: string): boolean {
  return picture.startsWith('data:')
}
