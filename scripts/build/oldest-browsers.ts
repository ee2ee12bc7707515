/**
 * The browsers of the phones of 2020, the oldest in which everything that a visitor is sent works
 * (docs/decisions/0016-phones-of-2020.md).
 */
export const OLDEST_BROWSERS = ['chrome91', 'safari14.1', 'firefox84']
