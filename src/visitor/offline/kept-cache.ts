/** Where kept pages are. The quick exit deletes it, as it does every cache but the one of the essentials. */
export const KEPT_CACHE = 'lectura'
