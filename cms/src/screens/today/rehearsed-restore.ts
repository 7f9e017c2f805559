import { businessDayOf } from '@noren/contract/hours/business-day'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { dataMade, readBackupTime } from '@noren/kit/disk/backup-times'
import { dayWords } from '../../base/ui/in-tokyo.ts'
import type { Words } from '../../base/words.ts'
import type { Task } from './task.ts'

/** A restore is rehearsed every seven days: two were missed, and the day on which the second was due is over. */
const OVERDUE_MS = 15 * 24 * 60 * 60_000

/**
 * When a restore of the backup was last rehearsed, in a quiet line; pressing once two in a row were missed.
 * `null` while the installation is too new to have missed any.
 * @param dataDir the folder in which the backups leave their times
 */
export function rehearsedRestore(dataDir: string, now: Date): Task | null {
  const last = readBackupTime(dataDir, 'rehearsed')
  const isOverdue = now.getTime() - (last ?? dataMade(dataDir)) > OVERDUE_MS
  if (last === null && !isOverdue) return null
  const day = last === null ? null : dayWords(businessDayOf(tokyoMinute(new Date(last))))
  return {
    id: 'rehearsed',
    title: {
      en: 'The backup is no longer tested',
      ja: 'バックアップの復元テストが止まっています',
    },
    count: isOverdue ? 1 : 0,
    isPressing: isOverdue,
    lines: [],
    note: overdue(day),
    ...(day && { nothing: done(day) }),
  }
}

function done({ en, ja }: Words): Words {
  return {
    en: `The backup was last restored as a test on ${en}, and every page came back as visitors saw it.`,
    ja: `バックアップの復元テストは、${ja}に正常に完了しています。`,
  }
}

function overdue(day: Words | null): Words {
  const last = day
    ? {
        en: `The last test that succeeded was on ${day.en}.`,
        ja: `最後に成功したのは${day.ja}です。`,
      }
    : { en: 'None has succeeded yet.', ja: 'まだ一度も成功していません。' }
  return {
    en: `Every week the backup is restored as a test, so that you know it will help when the server breaks. ${last.en} Please contact the person who runs the server.`,
    ja: `サーバーが壊れたときに元に戻せるよう、毎週、バックアップの復元をテストしています。${last.ja}サーバーの管理者に連絡してください。`,
  }
}
