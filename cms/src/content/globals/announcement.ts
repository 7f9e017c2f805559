import { safeLink } from '@noren/contract/safe-url'
import type { TextFieldSingleValidation } from 'payload'
import { say } from '../../base/words.ts'
import { day } from '../fields/day.ts'
import { group } from '../fields/lists.ts'
import { line } from '../fields/text.ts'

/** A message above every page, within its days. */
export const announcement = group(
  'announcement',
  { en: 'Announcement', ja: 'お知らせ' },
  [
    line('text', {
      label: { en: 'Text', ja: '本文' },
      room: 'announcement',
      help: {
        en: 'One or two short sentences. Left empty, nothing is shown.',
        ja: '1〜2文で短く。空欄の場合は表示されません。',
      },
    }),
    {
      name: 'link',
      type: 'text',
      label: { en: 'Link', ja: 'リンク' },
      admin: {
        description: {
          en: 'Where the text leads, if anywhere: https://… or a path of this site, for example /restaurants/shiobi',
          ja: 'クリックしたときの移動先（任意）。https://… またはサイト内のパス（例：/restaurants/shiobi）',
        },
      },
      validate: ((value, { req }) =>
        !value?.trim() ||
        (/^(?:https:\/)?\//.test(value.trim()) && safeLink(value) !== null) ||
        say(req, {
          en: 'Please write an address that starts with https://, or a path of this site that starts with /.',
          ja: 'https:// で始まるURLか、/ で始まるサイト内のパスを入力してください。',
        })) satisfies TextFieldSingleValidation,
    },
    {
      type: 'row',
      fields: [
        day('from', { label: { en: 'First day', ja: '初日' }, admin: { width: '50%' } }),
        day('until', { label: { en: 'Last day', ja: '最終日' }, admin: { width: '50%' } }),
      ],
    },
  ],
  {
    en: 'Stands at the top of every page from the first day to the last, both included (Japan time). Without days it stands until it is emptied.',
    ja: '初日から最終日まで（日本時間）、すべてのページの上部に表示します。日付がない場合は、本文を空にするまで表示されます。',
  },
)
