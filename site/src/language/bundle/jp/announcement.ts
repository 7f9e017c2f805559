import type { announcement as source } from '../en/announcement.ts'

export const announcement: typeof source = {
  label: 'お知らせ',
  close: 'お知らせを閉じる',
}
