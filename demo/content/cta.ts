import type { CtaTexts } from '@noren/contract/resources/cta'
import type { InJp } from '../shape.ts'

export const cta: InJp<CtaTexts> = {
  en: {
    badge: 'Work with us',
    title: 'It begins with',
    titleSpan: 'a conversation',
    subtitle:
      'An inn to run, a floor to clean, a post to fill, an evening to plan. Tell us what you have in mind, and the person who would do the work will answer.',
    primaryButton: { text: 'About Namiori' },
    secondaryButton: { text: 'Write to us' },
    footer: 'We reply within two working days, in English or Japanese.',
  },
  jp: {
    badge: 'ご一緒に',
    title: 'まずは、',
    titleSpan: 'お話を。',
    subtitle:
      '宿の運営、客室の清掃、人手のこと、催しのこと。お考えのことをお聞かせください。実際に仕事をする担当者がお返事します。',
    primaryButton: { text: '波織について' },
    secondaryButton: { text: 'お問い合わせ' },
    footer: '2営業日以内に、日本語または英語でお返事します。',
  },
}
