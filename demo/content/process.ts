import type { ProcessTexts } from '@noren/contract/resources/process'
import type { InJa } from '../shape.ts'

export const process: InJa<ProcessTexts> = {
  en: {
    title: 'Three steps to begin',
    subtitle: 'No thick proposals. We start by coming to look.',
    buttonText: 'Write to us',
    steps: [
      {
        icon: 'Search',
        title: 'We come and see',
        description:
          'Someone who knows the trade visits, walks the kitchen or the corridors, and listens to the people who work there.',
      },
      {
        icon: 'MessageCircle',
        title: 'We talk it through',
        description:
          'We say what we would change, what we would leave alone and what it would cost, in plain words.',
      },
      {
        icon: 'Target',
        title: 'We start small',
        description:
          'One floor, one shift, one evening. If it works, we widen it together. If it does not, we stop there.',
      },
    ],
  },
  ja: {
    title: 'はじめの三歩',
    subtitle: '分厚い提案書はつくりません。まず、見せていただくことから。',
    buttonText: 'お問い合わせ',
    steps: [
      {
        icon: 'Search',
        title: '見に伺います',
        description: 'その仕事を知る者が伺い、厨房や廊下を歩き、働くみなさまのお話をお聞きします。',
      },
      {
        icon: 'MessageCircle',
        title: '話し合います',
        description:
          '変えたいところ、そのまま残したいところ、かかる費用を、わかりやすい言葉でお伝えします。',
      },
      {
        icon: 'Target',
        title: '小さく始めます',
        description:
          'ひとつの階、ひとつのシフト、一晩の催しから。うまくいけば一緒に広げ、合わなければそこで終わりにします。',
      },
    ],
  },
}
