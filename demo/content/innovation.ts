import type { InnovationTexts } from '@noren/contract/resources/innovation'
import { type DemoPicture, picture } from '../picture.ts'
import type { InJa } from '../shape.ts'

export const innovation: InJa<InnovationTexts> & { mainImage: DemoPicture } = {
  mainImage: picture('loom-waves', {
    en: 'Two hands at a loom; the cloth coming off it is a sea of indigo waves.',
    jp: '機を織る手元。織り上がる布は、藍色の波の海。',
  }),
  en: {
    badge: 'Ideas at work',
    title: 'Small inventions,',
    titleSpan: 'every day',
    subtitle:
      'We seldom buy big systems. Someone on the floor has an idea, we try it the same week, and if it helps a guest or a colleague, it stays.',
    features: [
      {
        icon: 'TrendingUp',
        title: 'Rooms ready sooner',
        description:
          'Housekeepers mark each room on a shared board the moment it is done, and the front desk can offer it at once.',
      },
      {
        icon: 'Target',
        title: 'The catch sets the menu',
        description:
          'The boats send us their list by seven in the morning. Shiobi and Onda write the day’s menu from it, and very little is thrown away.',
      },
      {
        icon: 'Lightbulb',
        title: 'Ideas from the floor',
        description:
          'Anyone may write an idea on a card. Last year we tried all 126 of them, and 71 are still in use.',
      },
    ],
    buttonText: 'How we work',
    stats: {
      growth: { value: '38\u00A0min', label: 'Rooms ready sooner, on average' },
      results: { title: '71 ideas', subtitle: 'From our own staff, in daily use' },
      note: 'Rooms: average of 14 hotels in 2025. Ideas: as of March 2026. From our own records.',
    },
  },
  ja: {
    badge: '現場の工夫',
    title: '小さな工夫を、',
    titleSpan: '毎日。',
    subtitle:
      '大がかりな仕組みよりも、今日から使える工夫を。現場で思いついたことはその週のうちに試し、お客様や仲間のためになれば残します。',
    features: [
      {
        icon: 'TrendingUp',
        title: 'お部屋を、早くご用意',
        description:
          '清掃を終えた部屋は、すぐに共有ボードへ。フロントはその場でお客様をご案内できます。',
      },
      {
        icon: 'Target',
        title: '魚を見て決める献立',
        description:
          '朝7時までに、漁師さんから水揚げの知らせが届きます。潮火とオンダはそれを見て献立を書き、食材の無駄を減らしています。',
      },
      {
        icon: 'Lightbulb',
        title: '現場から生まれる提案',
        description:
          '思いついたことは、誰でもカードに書いて出せます。昨年は126枚すべてを試し、71の工夫がいまも続いています。',
      },
    ],
    buttonText: '私たちの働き方',
    stats: {
      growth: { value: '38分', label: '客室のご用意を短縮' },
      results: { title: '71の工夫', subtitle: '従業員の提案から生まれ、いまも現場で' },
      note: '短縮した時間は2025年、14ホテルの平均。工夫の数は2026年3月時点。いずれも当社調べ。',
    },
  },
}
