import type { sent as source } from '../en/sent.ts'

export const sent: typeof source = {
  reference: '受付番号',
  next: '担当者が拝見し、メールまたはお電話でお返事します。',
  own: {
    open: 'お申し込みの確認・ご連絡・取り消し',
    copy: 'リンクをコピー',
    copied: 'コピーしました',
    calendar: 'カレンダー用ファイル',
  },
  change: {
    before: '変更や取り消しをご希望の場合は、この番号を添えて、',
    or: 'または',
    after: 'までご連絡ください。',
  },
}
