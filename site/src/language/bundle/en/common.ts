/** Texts used all over the site, in English. */
export const common = {
  siteName: 'Our company',
  loading: 'Loading...',
  error: 'Error',
  success: 'Success',
  retry: 'Retry',
  close: 'Close',
  skip: 'Skip to content',
  breadcrumb: 'Breadcrumb',
  playVideo: 'Play the video',
  notifications: 'Notifications',
  errorMessage: (message: string) => `Error: ${message}`,
}
