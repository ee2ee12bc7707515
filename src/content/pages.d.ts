/** Made by the plugin `scripts/static-pages/markdown-pages.ts`. */
declare module '*.md' {
  export const page: import('@/content/static-page').StaticPage
}
