import type { DataFromCollectionSlug } from 'payload'
import type { Words } from '../../base/words.ts'

/** A line of the log. */
export type AuditLine = DataFromCollectionSlug<'audit-log'>

/** What the audit log keeps, as it is stored, and what the desk calls it. */
export const ACTS = {
  'signed-in': { en: 'Signed in', ja: 'ログイン' },
  'sign-in-refused': { en: 'Sign-in refused', ja: 'ログイン失敗' },
  'signed-out': { en: 'Signed out', ja: 'ログアウト' },
  'sessions-ended': { en: 'Signed out elsewhere', ja: 'ほかの端末をログアウト' },
  'link-made': { en: 'Link for a password made', ja: 'パスワード設定のリンクを作成' },
  'password-chosen': {
    en: 'Password chosen by a link, and signed in',
    ja: 'リンクからパスワードを設定しログイン',
  },
  'password-changed': { en: 'Password changed', ja: 'パスワードを変更' },
  'factor-set-up': { en: 'Second factor set up', ja: '二段階認証を設定' },
  'factor-removed': { en: 'Second factor removed', ja: '二段階認証を解除' },
  'account-added': { en: 'Account added', ja: 'スタッフを追加' },
  'account-unlocked': { en: 'Lock of an account lifted', ja: 'ログインの制限を解除' },
  'name-changed': { en: 'Name of an account changed', ja: 'スタッフの名前を変更' },
  'address-changed': {
    en: 'Address of an account changed',
    ja: 'ログイン用のメールアドレスを変更',
  },
  'role-changed': { en: 'Permissions changed', ja: '権限を変更' },
  'restaurants-changed': { en: 'Own restaurants changed', ja: '担当店舗を変更' },
  'account-removed': { en: 'Account removed', ja: 'スタッフを削除' },
  'rules-changed': { en: 'Rules for signing in changed', ja: 'ログインのルールを変更' },
  'former-addresses-changed': {
    en: 'Addresses of the former website changed',
    ja: '以前のサイトのアドレスを変更',
  },
  'recipients-changed': { en: 'Addresses for requests changed', ja: '予約の通知先を変更' },
  'enquiries-exported': { en: 'Enquiries exported', ja: 'お問い合わせをCSVで書き出し' },
  'enquiries-erased': { en: 'Enquiries erased', ja: 'お問い合わせを消去' },
  'harassment-marked': {
    en: 'Enquiry marked as harassment',
    ja: 'お問い合わせをカスハラとして記録',
  },
  'harassment-taken-back': { en: 'Mark of harassment taken back', ja: 'カスハラの記録を取り消し' },
  'table-taken': { en: 'Table taken by staff', ja: '電話・店頭の予約を記録' },
  'table-asked': { en: 'Table marked as not answered', ja: '予約を未返答に戻した' },
  'table-confirmed': { en: 'Table confirmed', ja: '予約を確定' },
  'table-declined': { en: 'Table declined', ja: '予約をお断り' },
  'table-withdrawn': { en: 'Table cancelled by us', ja: '予約を当店から取り消し' },
  'table-cancelled': { en: 'Cancellation noted', ja: 'お客様からの取り消しを記録' },
  'table-came': { en: 'Guests noted as come', ja: '来店を記録' },
  'table-missed': { en: 'Guests noted as not come', ja: '来店なしを記録' },
  'table-taken-back': { en: 'Note on a table taken back', ja: '来店などの記録を元に戻した' },
  'table-late': { en: 'Guests noted as late', ja: '遅れを記録' },
  'table-changed': { en: 'Table changed', ja: '予約の日時・人数を変更' },
  'full-marked': { en: 'Day or sitting marked as full', ja: '満席を設定' },
  'full-taken-back': { en: 'Full taken back', ja: '満席を取り消し' },
  'guest-cancelled': { en: 'Table cancelled by a link', ja: 'リンクから予約を取り消し' },
  'guest-unreminded': {
    en: 'No reminders, by the link of a table',
    ja: 'リンクからリマインドを辞退',
  },
  'guest-said': { en: 'Message by the link of a table', ja: '予約のリンクからの連絡' },
  'seats-changed': { en: 'Number of seats changed', ja: '席数を変更' },
  'log-exported': { en: 'Audit log exported', ja: '操作の記録をCSVで書き出し' },
} as const satisfies Record<string, Words>

export type Act = keyof typeof ACTS

/** The words of a stored act; what another version of Noren kept stands there as it is. */
export function actWords(act: string): Words {
  return isAct(act) ? ACTS[act] : { en: act, ja: act }
}

function isAct(act: string): act is Act {
  return Object.hasOwn(ACTS, act)
}
