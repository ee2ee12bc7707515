/** The phones of 2020: what a visitor is sent works from these on (docs/decisions/0016-phones-of-2020.md). */
export const OLDEST_BROWSERS = ['chrome91', 'safari14.1', 'firefox84']
