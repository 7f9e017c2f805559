import type { ContactTexts } from '@noren/contract/resources/contact'
import { type DemoPicture, picture } from '../picture.ts'
import type { InJp } from '../shape.ts'
import { company } from './company.ts'

export const contact: InJp<ContactTexts> & {
  backgroundImage: DemoPicture
  backgroundImagePortrait: DemoPicture
} = {
  backgroundImage: picture('contact-hero', {
    en: 'A black telephone and a letter on a counter, before a wide window onto the bay.',
    jp: '湾を一望する窓辺のカウンター。黒電話と、一通の手紙。',
  }),
  backgroundImagePortrait: picture('contact-hero-portrait', {
    en: 'A black telephone and a letter by the window, the bay behind them, seen tall.',
    jp: '湾を望む窓辺の黒電話と手紙。縦長の構図。',
  }),
  en: {
    hero: { title: 'Contact Us', breadcrumb: { home: 'Home', contact: 'Contact' } },
    contactSection: {
      getInTouch: 'GET IN TOUCH',
      trustedTitle: 'A few lines are enough',
      trustedDescription:
        'A table for Friday, a hotel short of hands, a job, a stage: tell us what it is about. The person who would do the work reads it and answers within two working days.',
      contactDetails: {
        phone: { label: 'Phone', value: company.phone },
        email: { label: 'Email', value: company.email },
        location: { label: 'Head office', value: company.address.en },
      },
      contactForm: {
        title: 'Write to us',
        namePlaceholder: 'Your name',
        phonePlaceholder: '0460001234',
        emailPlaceholder: 'you@example.com',
        subjectPlaceholder: 'A table for four on Friday',
        messagePlaceholder: 'Date, number of people, or whatever is on your mind',
        submitButton: 'Request Call Back',
        responseTime: 'We reply within two working days.',
      },
    },
  },
  jp: {
    hero: { title: 'お問い合わせ', breadcrumb: { home: 'ホーム', contact: 'お問い合わせ' } },
    contactSection: {
      getInTouch: 'ご連絡はこちら',
      trustedTitle: 'ひとことからでも、どうぞ',
      trustedDescription:
        '金曜の夜のお席、ホテルの人手、お仕事探し、舞台のこと。ご用件をお聞かせください。実際に仕事をする担当者が拝見し、2営業日以内にお返事します。',
      contactDetails: {
        phone: { label: '電話', value: company.phone },
        email: { label: 'メール', value: company.email },
        location: { label: '本社', value: company.address.jp },
      },
      contactForm: {
        title: 'お問い合わせフォーム',
        namePlaceholder: '波野 花子',
        phonePlaceholder: '0460001234',
        emailPlaceholder: 'hanako@example.jp',
        subjectPlaceholder: '金曜の夜、4名の予約について',
        messagePlaceholder: 'ご希望の日時や人数、お困りのことなど',
        submitButton: '送信する',
        responseTime: '2営業日以内にお返事します。',
      },
    },
  },
}
