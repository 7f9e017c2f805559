/** The restaurants on the home page. */
export const glance = {
  title: 'At our tables today',
}
