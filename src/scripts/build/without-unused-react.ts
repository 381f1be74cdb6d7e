import type { Plugin } from 'vite'
import { removeUnused, type Unused } from './remove-unused.ts'

/**
 * What a page never needs of React that has no server's markup, no `<link>`, `<style>` or `<title>` within it, no view
 * transitions, no `<Activity>`, no refs of fragments, no actions of forms and no custom elements; by file.
 */
const unused: Record<string, Unused> = {
  'react/cjs/react.production.js': {
    assigned: [
      ...['Activity', 'Children', 'Profiler', 'PureComponent', 'ViewTransition', 'addTransitionType'],
      ...['__COMPILER_RUNTIME', 'cache', 'cacheSignal', 'cloneElement', 'createRef', 'isValidElement'],
      ...['unstable_useCacheRefresh', 'useActionState', 'useOptimistic'],
    ].map((name) => `exports.${name}`),
  },
  'react-dom/cjs/react-dom.production.js': {
    assigned: [
      ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
      ...['requestFormReset', 'useFormState', 'useFormStatus'],
    ].map((name) => `exports.${name}`),
  },
  'react-dom/cjs/react-dom-client.production.js': {
    assigned: [
      ...['exports.hydrateRoot', 'ReactDOMHydrationRoot.prototype', 'ReactDOMSharedInternals.findDOMNode'],
      ...['FragmentInstance.prototype', 'ViewTransitionPseudoElement.prototype'],
    ],
    constant: ['isHydrating', 'shouldStartViewTransition'],
    empty: ['dehydrated'],
    // DehydratedFragment, SuspenseList, Scope, LegacyHidden, Cache, HostHoistable, HostSingleton, ViewTransition, Activity
    tags: [18, 19, 21, 23, 24, 26, 27, 30, 31],
    entries: [
      ...['D', 'C', 'L', 'm', 'X', 'S', 'M'],
      ...['useActionState', 'useFormState', 'useOptimistic', 'useCacheRefresh', 'useHostTransitionStatus'],
      ...['useTransition', 'useDeferredValue', 'useInsertionEffect', 'useMemoCache'],
    ],
    idle: [
      ...['defaultOnDefaultTransitionIndicator', 'isCustomElement', 'isHostHoistableType'],
      // What waits for hydration to be done again, and the plugin of the actions of forms.
      ...[
        'clearIfContinuousEvent',
        'commitSuspenseHydrationCallbacks',
        'extractEvents$1',
        'retryIfBlockedOn',
      ],
      ...['recursivelyResetForms', 'commitNewChildToFragmentInstances'],
      ...['commitEnterViewTransitions', 'commitExitViewTransitions', 'commitNestedViewTransitions'],
      'restoreEnterOrExitViewTransitions',
      // Stacks of components, which nothing here reads.
      'getStackByFiberInDevAndProd',
    ],
    uncalled: [
      // Hydration.
      ...['accumulateOrCreateContinuousQueuedReplayableEvent', 'attemptExplicitHydrationTarget'],
      ...[
        'attemptHydrationAtCurrentPriority',
        'attemptReplayContinuousQueuedEvent',
        'queueIfContinuousEvent',
      ],
      ...['prepareToHydrateHostInstance', 'registerSuspenseInstanceRetry', 'replayUnblockedEvents'],
      ...['retrySuspenseComponentWithoutHydrating', 'scheduleReplayQueueIfNeeded'],
      'updateDehydratedSuspenseComponent',
      // View transitions, refs of fragments, actions of forms, custom elements, stylesheets.
      ...['commitDeletedPairViewTransitions', 'restoreViewTransitionName', 'startViewTransition'],
      ...['commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
      ...['schedulePendingIntersectionUnobserve', 'traverseVisibleInstancesAndTextInstances'],
      ...['ensureFormComponentIsStateful', 'startHostTransition', 'TransitionAwareHostComponent'],
      ...['estimateBandwidth', 'insertStylesheetIntoRoot', 'setPropOnCustomElement'],
    ],
  },
}

export const trimmedFiles = Object.keys(unused)

/** Leaves out of the first script what the page never needs of React. */
export function withoutUnusedReactPlugin(): Plugin {
  return {
    name: 'plugboard:without-unused-react',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const file = trimmedFiles.find((name) => id.endsWith(`/${name}`))
      return file === undefined ? null : { code: withoutUnused(file, code), map: null }
    },
  }
}

/** @param file of `trimmedFiles` */
export function withoutUnused(file: string, code: string): string {
  return removeUnused(code, unused[file] ?? {})
}
