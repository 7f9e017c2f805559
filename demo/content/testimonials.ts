import type { DemoTestimonial } from '../shape.ts'
import { seals } from './clients.ts'

export const testimonials: DemoTestimonial[] = [
  {
    _id: 'testimonial-matsunami',
    rating: 5,
    image: seals.matsunami,
    translations: {
      en: {
        name: 'Reiko Saegusa',
        title: 'Manager, Matsunami Inn, Hayama',
        message:
          'They learned our regulars’ names before they learned the rota. Three years on, guests think the Namiori people have always been here.',
      },
      jp: {
        name: '三枝 玲子',
        title: '葉山・松波荘 支配人',
        message:
          '勤務表より先に、常連のお客様のお名前を覚えてくれました。3年たち、ずっと前からいる人たちだと思われています。',
      },
    },
  },
  {
    _id: 'testimonial-shiobi-guest',
    rating: 5,
    translations: {
      en: {
        name: 'Kento Uda',
        title: 'Guest at Shiobi',
        message:
          'The mackerel had been swimming that morning, and the man at the grill could tell me where. We missed our train home and did not mind.',
      },
      jp: {
        name: '宇田 賢人',
        title: '潮火のお客様',
        message:
          'その朝まで泳いでいた鯵だそうで、どこの海かまで教えてもらいました。帰りの電車を一本逃しましたが、悔いはありません。',
      },
    },
  },
  {
    _id: 'testimonial-ashinagi',
    rating: 4,
    image: seals.ashinagi,
    translations: {
      en: {
        name: 'Osamu Nitta',
        title: 'Head of rooms, Hotel Ashinagi, Hakone',
        message:
          '“We cannot be done by three,” they told me honestly, and then they were done by two. We would like them for the annexe as well, but there is a queue.',
      },
      jp: {
        name: '仁田 修',
        title: '箱根・ホテル芦凪 客室部長',
        message:
          '「3時までには難しいです」と正直に言ったうえで、2時に終わらせてくれました。別館もお願いしたいのですが、順番待ちです。',
      },
    },
  },
  {
    _id: 'testimonial-tateito-guest',
    rating: 5,
    translations: {
      en: {
        name: 'Emma Lindqvist',
        message:
          'I read no Japanese. At Tateito they brought a second cup and showed me how to drink the water the soba was boiled in. I have done it at home ever since.',
      },
      jp: {
        name: 'エマ・リンドクヴィスト',
        message:
          '日本語は読めません。経糸では、二つ目の湯のみを出して、そば湯の飲み方を教えてくれました。それからは、家でもそうしています。',
      },
    },
  },
  {
    _id: 'testimonial-placed-cook',
    rating: 4.5,
    translations: {
      en: {
        name: 'Sota Makimura',
        title: 'Cook, placed by Namiori',
        message:
          'They asked what time I wanted to be home before they asked what I could cook. I have been in the same kitchen for two years.',
      },
      jp: {
        name: '牧村 奏太',
        title: '紹介で就職した調理師',
        message:
          '「何がつくれますか」より先に「何時に帰りたいですか」と聞かれました。いまの厨房で、2年になります。',
      },
    },
  },
  {
    _id: 'testimonial-harbour-festival',
    rating: 4,
    image: seals.harbourFestival,
    translations: {
      en: {
        name: 'Yasue Kuramoto',
        title: 'Secretary, Harbour Festival committee',
        message:
          'The sound was lovely, every seat was taken and the square was clean by ten. Only the programme could have been printed a little larger.',
      },
      jp: {
        name: '倉本 泰江',
        title: '港まつり実行委員会 事務局',
        message:
          '音は美しく、席は満員。広場も夜10時にはすっかり片づいていました。プログラムの文字だけ、もう少し大きいと助かります。',
      },
    },
  },
  {
    _id: 'testimonial-umemori',
    rating: 5,
    image: seals.umemori,
    translations: {
      en: {
        name: 'Tomoya Umemori',
        title: 'Owner, Umemori Ryokan',
        message:
          'Our staff room used to be quiet. Now it is where the Sunday run gets planned, which is not what I expected from a linen contract.',
      },
      jp: {
        name: '梅森 友也',
        title: '旅館梅森 主人',
        message:
          '静かだった休憩室で、いまは日曜のランニングの相談が始まります。リネンの契約から、こうなるとは思いませんでした。',
      },
    },
  },
]
