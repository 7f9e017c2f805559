/** The home page's news, in a file of its own: a company without news sends nothing of it. */
export { News } from './sections/news/news.tsx'
