/**
 * In a built page the app's tags lie in a `<template>` (built-document.ts), where nothing is fetched. It is emptied
 * when the app is asked for, and gone once the app has taken over the page. Null where there is none (any more).
 */
export function appTemplate(): HTMLTemplateElement | null {
  return document.querySelector('template[data-app]')
}
