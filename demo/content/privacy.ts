import type { Bilingual } from '../picture.ts'

/**
 * The privacy policy. Its form is real, so that an owner only has to change the facts;
 * `{retentionDays}` becomes the site's setting.
 */
export const privacy: Bilingual = {
  en: `Namiori Inc. (“we”) runs this website. This page says which personal information we receive through it, what we do with it, and how you can decide about it. We follow Japan’s Act on the Protection of Personal Information.

## What we receive
When you send the enquiry form, we receive your name, telephone number, email address, the subject and the message. We ask for nothing else, and we do not collect information about you from anyone else.

## What we use it for
We use it to answer your enquiry; to arrange and confirm reservations at our restaurants; to discuss work with companies that consider working with us; to answer questions about job placement and about working for us; and to contact you if something you asked about changes. We do not use it for advertising, and nothing about you is decided automatically, except to set aside suspected spam, which our staff can still read.

## How long we keep it
We delete an enquiry {retentionDays} days after it reaches us. It is then gone from our backups, too, within thirty days more. Where it leads to a contract, or the law sets a longer period, we keep in our records what that requires, and delete it afterwards.

## Who sees it
Only authorised staff. We do not sell personal information, do not share its use with other companies, and do not give it to anyone else without your consent, unless the law requires it or somebody’s life or safety is at risk. If you ask us to find you work, your details go to an employer only once you have agreed.

## Who works for us
Two kinds of companies handle personal information on our behalf: the one whose computers, in Japan, this site runs on, and the one that delivers our email. We choose them with care, bind them by contract and supervise them.

## How we protect it
We have rules for handling personal information and somebody responsible for them. Our staff are trained every year, and the rules are checked every year. Enquiries are kept where only authorised staff can open them, each with an account of their own; the connection to this site is encrypted, and the programs behind it are kept up to date. Should information be lost or leaked, we will tell you and the authorities as the law requires.

## Cookies and other services
This site sets no cookies and uses no analytics or advertising. What you type into the form is kept on your own device until you send it or close the tab. The maps on our restaurants’ pages come from Google or OpenStreetMap, and a film may come from YouTube; when one loads, that company receives your IP address and may set cookies of its own. To keep the site safe, our server holds your IP address for a short time only.

## Your choices
You may ask us to say what we use the information we hold about you for, to show, correct, add to, delete or stop using it, to stop passing it on, or to show to whom we passed it. Write to the address below, by email or post, with your name, how we can reach you and what you ask for; somebody you have authorised may do so for you. We will confirm that it is you, for example by calling the number you gave us, and answer within two weeks. There is no charge. If you would rather not give us some of the information in the form, please telephone instead.

## Complaints
If you are unhappy with how we handle your information, please tell us at the address below: we look into it at once and answer within two weeks. You may also turn to Japan’s Personal Information Protection Commission.

## Contact
Namiori Inc., Personal Information Desk
Representative Director: Soichi Hatano
0-10 Kakuhama, Zushi, Kanagawa, Japan
Telephone 046-000-0100 (weekdays\u00a09:30–18:00)
Email privacy@namiori.example.jp

## Changes
When this policy changes, we publish the new text here with its date. Should we want to use your information for a new purpose, we will ask you first.

In force since 1 April 2026
Last revised on 1 October 2026`,
  jp: `株式会社波織（以下「当社」）は、このウェブサイトでお預かりする個人情報を、個人情報の保護に関する法律その他の法令に従い、次のとおり取り扱います。

## お預かりする情報
お問い合わせフォームから、お名前、電話番号、メールアドレス、件名、本文をお預かりします。これ以外の情報をお尋ねすることや、ほかから集めることはありません。

## 利用目的
お預かりした個人情報は、お問い合わせへのお返事、レストランのご予約の手配と確認、お取引のご相談、職業紹介や採用に関するご質問への対応、およびこれらに関する変更のご連絡のために利用します。広告には利用しません。また、迷惑送信の疑いがあるものを自動で区分するほかは、機械による自動的な判断を行いません。区分したものも、従業員が確認できます。

## 保管する期間
お問い合わせの内容は、お受けしてから{retentionDays}日で消去します。バックアップからも、その後30日以内に消えます。ご契約に至った場合や、法令に保存期間の定めがある場合は、必要な記録をその期間だけ保管し、期間が過ぎたのちに消去します。

## 第三者への提供
個人情報を見るのは、権限を与えた従業員に限ります。法令に基づく場合、または人の生命や身体を守るために必要な場合を除き、ご本人の同意なく第三者に提供することはありません。ほかの会社との共同利用や、販売もしません。職業紹介では、ご本人の同意を得てから求人者にお渡しします。

## 委託
このサイトを動かすサーバー（国内）の運用と、メールの配信を、外部の会社に委託しています。委託先は慎重に選び、契約を結んだうえで適切に監督します。

## 安全管理措置
個人情報の取り扱いについて規程と責任者を定め、従業員への研修と取り扱い状況の点検を毎年行っています。お問い合わせの内容は、権限を与えた従業員だけが、それぞれのアカウントで開ける場所に保管します。このサイトとの通信は暗号化し、使用するプログラムは常に新しいものに保ちます。万一、漏えいなどが起きたときは、法令に従い、ご本人への通知と関係機関への報告を速やかに行います。

## クッキーと外部のサービス
このサイトはクッキーを使わず、アクセス解析や広告も利用していません。お問い合わせフォームに入力途中の内容は、送信するか、このタブを閉じるまで、お使いの端末内に保存します。レストランのページの地図はGoogleまたはOpenStreetMapから、動画はYouTubeから読み込む場合があります。その際、IPアドレスが各社に送られ、各社がクッキーを使うことがあります。当サイトの安全を守るため、サーバーがIPアドレスを一時的に扱いますが、長くは保存しません。

## 開示などのご請求
当社が保有するご自身の個人情報について、利用目的の通知、開示（第三者に提供した記録を含みます）、訂正、追加、削除、利用の停止、第三者への提供の停止を求めることができます。お名前、ご連絡先、ご請求の内容を、下記の窓口までメールまたは郵便でお送りください。代理の方からもお受けします。お預かりしている番号へのお電話などでご本人であることを確かめたうえで、2週間以内にお答えします。手数料はいただきません。フォームに書きたくない項目があるときは、お電話でもお問い合わせいただけます。

## 苦情のお申し出
個人情報の取り扱いについての苦情は、下記の窓口でお受けします。ただちに事実を調べ、2週間以内にお答えします。個人情報保護委員会の相談窓口に申し出ることもできます。

## お問い合わせ窓口
株式会社波織 個人情報保護窓口
代表取締役 波多野 惣一
神奈川県逗子市架空浜0-10
電話 046-000-0100（平日 9:30〜18:00）
メール privacy@namiori.example.jp

## この方針の改定
この方針を改めたときは、日付とともにこのページでお知らせします。利用目的を新しく加えるときは、あらかじめご本人の同意をいただきます。

2026年4月1日 制定
2026年10月1日 改定`,
}
