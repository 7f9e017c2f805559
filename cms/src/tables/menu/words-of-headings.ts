import type { Column } from './column.ts'
import { EN, JA } from './texts.ts'

/** Known headings, without spaces and in lower case, by what their columns hold. */
const KNOWN: readonly [Column, headings: string][] = [
  [
    { field: 'name', tag: JA },
    '品名 商品名 料理名 メニュー名 メニュー 献立 献立名 名前 名称 商品 商品名称 品目 品目名 料理 お料理 お品書き 銘柄 銘柄名 酒名 コース名 プラン名 ドリンク名 日本語 日本語名 和名',
  ],
  [
    { field: 'name', tag: EN },
    'name dish item menu menuitem itemname dishname product productname 英語名 英名 英語 english englishname',
  ],
  [
    { field: 'category', tag: JA },
    '分類 分類名 カテゴリ カテゴリー カテゴリ名 カテゴリー名 区分 区分名 部門 部門名 大分類 ジャンル グループ グループ名 種別 種類 コーナー メニュー区分 商品分類 商品区分',
  ],
  [{ field: 'category', tag: EN }, 'category section group department genre course'],
  [
    { field: 'description', tag: JA },
    '説明 説明文 紹介文 内容 ひとこと ひとことで 詳細 商品説明 料理説明 コメント 特徴 コース内容 献立内容 お料理内容',
  ],
  [{ field: 'description', tag: EN }, 'description text details 英語説明'],
  [
    { field: 'description', tag: JA, isMore: true },
    '産地 蔵元 都道府県 県名 生産地 生産者 味わい タイプ 品種',
  ],
  [
    { field: 'price' },
    '価格 通常価格 標準価格 基本価格 商品価格 店頭価格 標準単価 通常単価 基本単価 商品単価 標準売価 販売金額 売値 値段 お値段 金額 料金 単価 売価 売単価 販売価格 販売単価 定価 price amount unitprice yen 円',
  ],
  [
    { field: 'price', isTaxed: true },
    '税込 税込み 税込価格 税込み価格 税込単価 税込売価 税込金額 税込料金 税込販売価格 taxincluded',
  ],
  [{ field: 'allergens' }, 'アレルゲン アレルギー allergens'],
  [{ field: 'size' }, 'サイズ 容量 内容量 規格 量 盛り size portion volume'],
  [{ field: 'people' }, '人数 最低人数 最少人数 ご利用人数 名様 people guests minguests minpeople'],
  [{ field: 'notice' }, '予約 ご予約 要予約 予約期限 予約締切 notice booking advancenotice'],
  [{ field: 'minutes' }, '時間 制限時間 お時間 所要時間 minutes duration time'],
  [{ field: 'tax' }, '税区分 税 課税区分 税種別 消費税区分 税設定 tax taxtype'],
  [{ field: 'terms' }, '備考 条件 ご利用条件 注意 注記 remarks notes note conditions'],
]

export const HEADINGS: ReadonlyMap<string, Column> = new Map(
  KNOWN.flatMap(([column, headings]) => headings.split(' ').map((word) => [word, column] as const)),
)

/** Headings that are titles of a whole table, too, where they are alone in a row. */
export const TITLES: ReadonlySet<string> = new Set(
  '献立 メニュー お品書き 料理 お料理 商品 銘柄 menu dish item product 日本語 english'.split(' '),
)
