/** The hero's built-in content, in English (HERO-13 to HERO-18). */
export const hero = {
  badge: 'Product innovation & Research Organization',
  title: 'Transform Your Vision Into Reality',
  subtitle: 'Hospitality, food and people, brought together in one company.',
  button1: 'Start Your Journey',
  button2: 'Watch Demo',
  success: '500+ Success Stories',
  community: 'Join our community',
}
