/**
 * The demo company's names, people and places, which are of no other company. Yokohama is not among them: the
 * map shows it where a restaurant has none (MAP-09).
 */
export const DEMO_WORDS =
  /Namiori|Shiobi|Tateito|\bOnda\b|Kohaku|Yoriai|Uneri|Yoinagi|Hatano|Kanagawa|Zushi|Hakone|Kamakura|Yokosuka|Kakuhama|波織|潮火|経糸|オンダ|こはく|よりあい|うねり|宵凪|波多野|神奈川|逗子|箱根|鎌倉|横須賀|相模|架空浜/i
