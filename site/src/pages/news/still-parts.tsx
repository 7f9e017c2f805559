/** The still parts of the pages of news (decision 039). */
export { NewsArchive } from './archive/news-archive.tsx'
export { NewsArticle } from './article/news-article.tsx'
