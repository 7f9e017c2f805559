/** The about page's own texts; everything else on it is content. */
export const about = {
  loading: 'Loading the about page',
  failed: 'Failed to load about page data',
  pauseMarquee: 'Pause the moving words',
  services: 'What we do',
  clients: 'Clients',
}
