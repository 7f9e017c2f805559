import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { readText } from '@noren/contract/json'
import Link from 'next/link'
import type { BeforeListTableServerProps } from 'payload'
import * as v from 'valibot'
import { ChooseRow } from '../../../base/choosing/choose-row.tsx'
import { dayWords, minuteWords } from '../../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../../base/words.ts'
import { ChosenInTrash } from './chosen-in-trash.tsx'
import { KEPT_DAYS } from './kept-days.ts'
import { PutBack } from './put-back.tsx'

const rowsSchema = v.array(
  v.looseObject({ id: v.union([v.number(), v.string()]), deletedAt: v.string() }),
)

/** In the trash, in place of the table: what is there, since when and until when, each with a button. */
export function TrashList(props: BeforeListTableServerProps) {
  const { collectionConfig, data, i18n, payload, permissions } = props
  const { slug, admin } = collectionConfig
  const may = permissions?.collections?.[slug]
  const [mayDelete, mayPutBack] = [Boolean(may?.delete), Boolean(may?.update)]
  const rows = v.safeParse(rowsSchema, data?.docs)
  if (!rows.success || rows.output.length === 0) {
    // Who may put nothing into the trash has no use for the way there.
    return mayDelete ? null : <span className="desk-no-trash" hidden />
  }
  const { routes } = payload.config
  return (
    <>
      <ul className="desk-trash" tabIndex={-1}>
        {rows.output.map(({ id, deletedAt, ...row }) => {
          const title = readText(row[admin.useAsTitle ?? 'id']) || i18n.t('general:untitled')
          const put = tokyoMinute(new Date(deletedAt))
          const by = readText(row.changedBy)
          return (
            <li key={id}>
              <ChooseRow id={id} name={title} />
              <h2>
                <Link href={`${routes.admin}/collections/${slug}/trash/${id}`} prefetch={false}>
                  {title}
                </Link>
              </h2>
              <p>
                {say({ i18n }, putWords(minuteWords(put), by))}
                <span>{say({ i18n }, goneWords(dayWords(dayOfMinute(put) + KEPT_DAYS)))}</span>
              </p>
              {mayPutBack && <PutBack id={id} slug={slug} title={title} />}
            </li>
          )
        })}
      </ul>
      <ChosenInTrash
        ids={rows.output.map(({ id }) => id)}
        mayDelete={mayDelete}
        mayPutBack={mayPutBack}
        slug={slug}
      />
    </>
  )
}

const putWords = (when: Words, by: string): Words => ({
  en: `Put here on ${when.en}${by && ` by ${by}`}`,
  ja: `${when.ja}にゴミ箱へ${by && `（${by}）`}`,
})

const goneWords = ({ en, ja }: Words): Words => ({
  en: `Deleted for good after ${en}`,
  ja: `${ja}を過ぎると完全に削除されます`,
})
