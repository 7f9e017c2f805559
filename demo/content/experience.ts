import type { ExperienceTexts } from '@noren/contract/resources/experience'
import { type DemoPicture, picture } from '../picture.ts'
import type { InJp } from '../shape.ts'

export const experience: InJp<ExperienceTexts> & { mainImage: DemoPicture } = {
  mainImage: picture('noren-dusk', {
    en: 'A doorway at dusk: an indigo noren, a lantern, warm light inside and a cat on the step.',
    jp: '夕暮れの戸口。藍の暖簾と提灯、店の明かり、軒先の猫。',
  }),
  en: {
    badge: 'How we got here',
    title: 'Potential, drawn out by hand',
    subtitle:
      'In 2009 we lit one charcoal grill in Zushi. Hotels noticed how our people worked and asked us to look after their rooms; then they asked us to find them people of their own. Every business we run has grown out of the one before.',
    benefits: [
      'Cooks, housekeepers and stage crew under one roof',
      'Managers who have done the job themselves',
      'Japanese and English spoken in every business',
      'Staff and suppliers from close to home first',
    ],
    stats: {
      years: '17',
      clients: '240',
      successRate: '96%',
      note: 'As of 31 March 2026, from our own records. Success rate: of the contracts that ended in the year before, those renewed or completed as agreed.',
    },
  },
  jp: {
    badge: 'これまでの歩み',
    title: '手仕事で育てる町の伸びしろ',
    titleSpan: '伸びしろ',
    subtitle:
      '2009年、逗子の小さな炭火の店から始まりました。働きぶりを見たホテルから客室を任され、やがて「人も紹介してほしい」と頼まれるようになりました。どの事業も、ひとつ前の仕事から育ったものです。',
    benefits: [
      '料理人も、客室係も、舞台の裏方も、ひとつの会社に',
      '責任者は、みな現場の出身',
      'どの事業でも、日本語と英語で対応',
      '働き手も仕入れ先も、まずは地元から',
    ],
    stats: {
      years: '17年',
      clients: '240社',
      successRate: '96%',
      note: '2026年3月31日時点、当社調べ。成功率は、それまでの1年間に満了した契約のうち、更新または予定どおり完了したものの割合です。',
    },
  },
}
