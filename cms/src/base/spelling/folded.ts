import { removeInvisible } from '@noren/contract/invisible'
import { withoutRadicals } from './corrected.ts'

/**
 * Variants of a character in names: a search treats each group as one, and writes it as its first. The
 * pairs of the list of names' characters (人名用漢字, appended table of the family register law), and
 * others from family names, places and dishes. Only certain ones belong here: someone who searches for 崎
 * does not mean 埼.
 */
const GROUPS = `
高髙 崎﨑嵜 斎齋斉齊 辺邊邉 吉𠮷 島嶋嶌 沢澤 浜濱濵 関關 渕淵渊 館舘 桧檜 柳栁 薮藪籔 鉄鐵 桑桒 会會 学學 宝寶寳
塩鹽 豊豐 鴎鷗 亀龜 橋槗 船舩 土圡 芦蘆 醤醬 麹麴 鯵鰺 蛎蠣 焔焰 頬頰 剥剝 填塡 掴摑 繋繫 蝋蠟 鴬鶯 潅灌 侠俠 箪簞
亜亞 悪惡 為爲 栄榮 衛衞 円圓 縁緣 園薗 応應 桜櫻 奥奧 横橫 温溫 価價 壊壞 懐懷 楽樂 巻卷 陥陷 寛寬 気氣 偽僞 戯戲
虚虛 峡峽 狭狹 暁曉 駆驅 勲勳 薫薰 恵惠 掲揭 鶏鷄 芸藝 撃擊 県縣 倹儉 剣劍劔剱釼 険險 圏圈 検檢 顕顯 験驗 厳嚴 広廣 恒恆
黄黃 国國 黒黑 砕碎 雑雜 児兒 湿濕 実實 寿壽 収收 従從 渋澁 獣獸 縦縱 叙敍 将將 焼燒 奨奬 条條 状狀 乗乘 浄淨 剰剩
畳疊 嬢孃 譲讓 醸釀 真眞 寝寢 慎愼 尽盡 粋粹 酔醉 穂穗 瀬瀨 静靜 摂攝 専專 戦戰 繊纖 禅禪 壮壯 争爭 荘莊 捜搜 巣巢
曽曾 装裝 騒騷 蔵藏 臓臟 即卽 帯帶 滞滯 滝瀧 単單 団團 弾彈 昼晝 鋳鑄 庁廳 徴徵 聴聽 鎮鎭 転轉 伝傳 灯燈 盗盜 稲稻
徳德 拝拜 杯盃 売賣 髪髮 抜拔 秘祕 富冨 払拂 仏佛 歩步 峰峯 万萬 黙默 野埜 弥彌 薬藥 与與 揺搖 様樣 謡謠 来來 頼賴
覧覽 竜龍 涼凉 緑綠 涙淚 塁壘 礼禮 暦曆 歴歷 郎郞 録錄 亘亙 凛凜 尭堯 巌巖 晃晄 槙槇 祢禰 祷禱 禄祿 穣穰 萌萠 遥遙
増增 緒緖 戸戶 郷鄕 鶴靏靎 磯礒 梅楳 岳嶽 村邨 秋穐 麦麥 麺麵 喜㐂 涛濤 並竝 蘇蘓 誉譽 聡聰 瑶瑤 函凾 舗舖 迪廸 鉱鑛 裏裡
雁鴈 蓑簑 樽罇 鋭銳 悦悅 歳歲 姫姬 呉吳 呑吞 青靑 清淸 晋晉 舎舍 蒋蔣 籠篭 竈竃 権權 観觀 覚覺 蛍螢 当當 壱壹 径徑 教敎
数數 旧舊 沖冲 済濟 渓溪 満滿 湾灣 発發 研硏 経經 絵繪 継繼 続續 総總 縄繩 群羣 茎莖 莱萊 触觸 読讀 軽輕 辞辭 遅遲 釈釋
銭錢 間閒 随隨 顔顏
`

const FIRST = new Map(
  GROUPS.trim()
    .split(/\s+/)
    .map((group) => Array.from(group))
    .flatMap(([first = '', ...others]) => others.map((other): [string, string] => [other, first])),
)

/** The text with each character replaced by the first of its group. */
function inOneVariant(text: string): string {
  return Array.from(text, (character) => FIRST.get(character) ?? character).join('')
}

/**
 * NFKC takes seconds on 100 KB of combining marks, and no time on pieces. A voiced sound mark belongs to the
 * kana before it, and stays in its piece.
 */
const PIECES = /[\s\S]{1,1000}[\u3099\u309A\uFF9E\uFF9F]?/gu
/** Katakana; in Unicode they follow hiragana. */
const KATAKANA = /[\u30A1-\u30F6]/g
const KANA_DISTANCE = 0x60

/**
 * The text in one width, one case, one kind of kana and one variant of each character: two texts that look
 * the same to people are the same here. For comparisons, never to be shown or stored instead.
 */
export function folded(text: string): string {
  const pieces = withoutRadicals(removeInvisible(text)).match(PIECES) ?? []
  const plain = pieces.map((piece) => piece.normalize('NFKC')).join('')
  const inHiragana = plain
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_DISTANCE))
  return inOneVariant(inHiragana)
}

/** Whether a text contains every word of a search. */
export function isFoundBy(typed: string, text: string): boolean {
  const plain = folded(text)
  return folded(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
