import type { NewsItem } from '@noren/contract/resources/news'
import type { DemoShape } from '../shape.ts'
import { zaruSoba } from './restaurants/tateito.ts'
import { odenBowl } from './restaurants/yoriai.ts'

/** Newest first. */
export const news: DemoShape<NewsItem>[] = [
  {
    _id: 'news-new-year',
    slug: '2026-11-18-closing-days-at-new-year',
    date: '2026-11-18',
    business: 'restaurants',
    title: { en: 'Closing days at New Year', jp: '年末年始の休みについて' },
    text: {
      en: `Our five restaurants rest over the New Year.

Shiobi: 31 December–3 January
Tateito: 1–5 January
Trattoria Onda: 31 December–2 January
Kissa Kohaku: 30 December–3 January
Yoriai: 30 December–3 January

Tateito is open on New Year’s Eve, from 11:00 until the soba is gone. We mill twice that day.`,
      jp: `五つの店の、年末年始の休みをお知らせします。

潮火：12月31日〜1月3日
経糸：1月1日〜5日
トラットリア オンダ：12月31日〜1月2日
喫茶こはく：12月30日〜1月3日
よりあい：12月30日〜1月3日

経糸は、大晦日も11:00に開けます。この日は石臼を二度回しますが、そばがなくなりしだい閉店です。`,
    },
  },
  {
    _id: 'news-oden',
    slug: '2026-11-10-the-oden-broth-turns-four',
    date: '2026-11-10',
    business: 'restaurants',
    image: { src: odenBowl, alt: odenBowl.alt },
    title: { en: 'The oden broth turns four', jp: 'おでんのだしが4年になります' },
    text: {
      en: `The broth in the oden pot at Yoriai was started on opening night, 23 November 2022. It has been topped up every evening since, and the flame goes out on Sundays only.

From this week there are yellowtail dumplings in it, for as long as the boats bring yellowtail. Ask for one before the radish is gone; they like each other.`,
      jp: `よりあいのおでんのだしは、2022年11月23日、開店の夜に仕込みました。それから毎晩つぎ足し、火を落とすのは日曜だけです。

今週から、ぶりのつみれが入りました。漁港にぶりが揚がるあいだの品です。大根と一緒に、どうぞ。`,
    },
  },
  {
    _id: 'news-buckwheat',
    slug: '2026-10-30-new-buckwheat-at-tateito',
    date: '2026-10-30',
    business: 'restaurants',
    image: { src: zaruSoba, alt: zaruSoba.alt },
    title: { en: 'New buckwheat at Tateito', jp: '経糸に新そばが届きました' },
    text: {
      en: `This year’s buckwheat has come from our three growers in Nagano and Ibaraki. The flour is a little green and smells of cut grass, and the noodles need 35 seconds in the pot in place of 40.

We mill it from 31 October. It is still about 100 servings a day.`,
      jp: `長野と茨城の三軒の農家から、今年のそばの実が届きました。粉はうっすらと青く、刈ったばかりの草の香りがします。ゆで時間は、いつもの40秒より5秒短く。

10月31日から、石臼で挽いてお出しします。1日およそ100食、なくなりしだい閉店です。`,
    },
  },
  {
    _id: 'news-mending',
    slug: '2026-10-16-mending-at-the-sunday-run',
    date: '2026-10-16',
    business: 'sports',
    title: { en: 'Mending at the Sunday run', jp: 'ランニング会で服を繕います' },
    text: {
      en: `On Sunday 8 November two of our seamstresses bring a sewing machine to the run at Zushi beach. We start at 7:00, as always.

Bring Uneri clothes with an open seam or a tired zip, however old. Small repairs are done by the time you are back; larger ones go to Yokohama and return within two weeks. It costs nothing. If it rains, we come a week later.`,
      jp: `11月8日（日）の朝、縫い手が二人、逗子の海岸のランニング会にミシンを持って伺います。走り出すのは、いつもの朝7時です。

縫い目のほつれた服、ファスナーの重くなった服をお持ちください。「うねり」の服なら、何年前のものでもかまいません。小さな繕いは、走っているあいだに仕上げます。時間のかかるものは横浜の工房へ送り、2週間ほどでお返しします。費用はかかりません。雨の場合は、翌週に伺います。`,
    },
  },
  {
    _id: 'news-shamisen',
    slug: '2026-09-25-shamisen-by-the-harbour',
    date: '2026-09-25',
    business: 'entertainment',
    title: { en: 'Shamisen by the harbour', jp: '港のそばで、三味線の夜' },
    text: {
      en: `Yoinagi’s last evening of the year is on Saturday 5 December, in the brick warehouse beside Trattoria Onda: one shamisen, two storytellers and 60 chairs.

Doors open at 18:00, the first string sounds at 18:30, and it is over by 20:00, in time for dinner. A seat is ¥3,800. Please write to us through the contact page with the number of seats.`,
      jp: `宵凪の今年最後の催しは、12月5日（土）、トラットリア オンダの隣の煉瓦倉庫で開きます。三味線が一棹、語りが二人、客席は60席です。

開場は18:00、開演は18:30。20:00には終わりますので、夕食にも間に合います。料金は1席3,800円。お問い合わせのページから、席の数をお知らせください。`,
    },
  },
  {
    _id: 'news-seventeen',
    slug: '2026-04-01-seventeen-years',
    date: '2026-04-01',
    title: { en: 'Seventeen years', jp: '波織は17年になりました' },
    text: {
      en: `Namiori was founded on 1 April 2009, with one grill in Zushi and nine people around it. Today there are 214 of us, and the grill is still in use.

Thank you to everyone who has sat, slept, run or worked with us. We begin the eighteenth year as we began the first: by lighting the fire at three.`,
      jp: `波織は2009年4月1日、逗子の焼き台ひとつと、9名で始まりました。いまは214名。焼き台は、まだ現役です。

食べに、泊まりに、走りに、働きに来てくださったみなさまに、お礼を申し上げます。18年目も、最初の年と同じように、午後3時に火を入れるところから始めます。`,
    },
  },
  {
    _id: 'news-hotels',
    slug: '2025-12-12-a-fourteenth-hotel',
    date: '2025-12-12',
    business: 'cleaning',
    title: { en: 'A fourteenth hotel', jp: '14軒目のホテルを受け持ちます' },
    text: {
      en: `From 8 January 2026 we clean the rooms of one more hotel in Hakone. That makes 14 hotels and about 1,800 rooms a day.

The first month begins as it always does: our planners make the beds themselves, and write down how long each floor really takes.`,
      jp: `2026年1月8日から、箱根のホテルをもう1軒、受け持ちます。これで14軒、1日およそ1,800室になります。

最初の1か月は、いつものように、シフトを組む者が自分でベッドを整えます。どの階に何分かかるのかを、書きとめるためです。`,
    },
  },
]
