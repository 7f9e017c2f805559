import type { Words } from '../../base/words.ts'
import type { Counted } from '../../content/kinds/facts/seats.ts'
import type { SittingCount } from '../../inbox/seats/count-seats.ts'
import { markWords } from './full-words.ts'

/** What visitors read of a sitting, as staff see it beside its count. */
export const STATE_WORDS: { [S in Counted['state']]: Words } = {
  few: { en: 'Few left', ja: '残りわずか' },
  full: { en: 'Full', ja: '満席' },
}

/** 本日ディナー　34名／40席　未返答6名. */
export function countWords(count: SittingCount, today: number): Words {
  const { taken, asked, seats } = count
  const { en, ja } = markWords(count, today)
  return {
    en: `${en}: ${taken} of ${seats} seats taken${asked > 0 ? `, ${asked} asked for` : ''}`,
    ja: `${ja}：${seats}席のうち${taken}名分が確定${asked > 0 ? `（ほかに未返答${asked}名）` : ''}`,
  }
}

/** What came of saving the number. */
export function seatsSaved(seats: number | null): Words {
  return seats === null
    ? {
        en: 'Seats are no longer counted. What you marked as full yourselves stays.',
        ja: '席数の集計をやめました。手動で設定した満席は、そのまま残ります。',
      }
    : {
        en: `${seats} seats at each sitting are counted from now on.`,
        ja: `1回の営業につき${seats}席で集計します。`,
      }
}

export const WORDS = {
  counts: { en: 'Seats taken', ja: '席の埋まり具合' },
  title: { en: 'Counting seats', ja: '席数からの自動表示' },
  label: { en: 'Seats at each sitting', ja: '1回の営業で受ける席数' },
  save: { en: 'Save seats', ja: '席数を保存' },
  help: {
    en: 'Optional. Confirmed tables are counted, by lunch and dinner. When few seats are left (a fifth, or four) or none, the site says so within a minute, and takes it back when a table is cancelled. Guests never see a number. Count in only those seats for which you take requests; empty, nothing is counted.',
    ja: '任意です。確定した予約の人数をランチ・ディナーごとに数え、残りが2割または4席以下になると「残りわずか」、なくなると「満席」と、1分以内にサイトに表示します。取り消しがあれば表示も戻ります。お客様に数字は見えません。予約で受ける席の数だけを入力してください。空欄なら集計しません。',
  },
} as const satisfies Record<string, Words>
