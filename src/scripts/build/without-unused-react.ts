import { patchPlugin } from './patch-plugin.ts'
import { removeUnused, type UnusedCode } from './remove-unused.ts'

/** Kinds of elements that the page never has, with the numbers that React gives their fibers. */
export const unusedTags = {
  ContextConsumer: 9,
  Profiler: 12,
  SuspenseComponent: 13,
  LazyComponent: 16,
  DehydratedFragment: 18,
  SuspenseList: 19,
  ScopeComponent: 21,
  OffscreenComponent: 22,
  LegacyHiddenComponent: 23,
  CacheComponent: 24,
  HostHoistable: 26,
  HostSingleton: 27,
  ViewTransition: 30,
  Activity: 31,
}

/**
 * Parts of React, by file, that this page never needs: it has no server-rendered markup, no `<link>`, `<style>` or
 * `<title>` in components, no view transitions, `<Activity>`, fragment refs, form actions, custom elements, context
 * consumers or profilers, and no transitions, `lazy` or `<Suspense>`, which `ui/lazy-component.tsx` replaces.
 */
const unused: Record<string, UnusedCode> = {
  'react/cjs/react.production.js': {
    assigned: [
      ...['Activity', 'Children', 'Profiler', 'PureComponent', 'Suspense', 'ViewTransition'],
      ...['__COMPILER_RUNTIME', 'addTransitionType', 'cache', 'cacheSignal', 'cloneElement', 'createRef'],
      ...['isValidElement', 'lazy', 'startTransition', 'use'],
      ...['unstable_useCacheRefresh', 'useActionState', 'useDebugValue', 'useDeferredValue'],
      ...['useInsertionEffect', 'useOptimistic', 'useTransition'],
    ].map((name) => `exports.${name}`),
  },
  'react-dom/cjs/react-dom.production.js': {
    assigned: [
      ...['browser', 'preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
      ...['requestFormReset', 'unstable_batchedUpdates', 'useFormState', 'useFormStatus'],
    ].map((name) => `exports.${name}`),
  },
  'scheduler/cjs/scheduler.production.js': {
    assigned: [
      ...['unstable_Profiling', 'unstable_forceFrameRate', 'unstable_next', 'unstable_runWithPriority'],
      'unstable_wrapCallback',
    ].map((name) => `exports.${name}`),
  },
  'react-dom/cjs/react-dom-client.production.js': {
    assigned: [
      ...['exports.hydrateRoot', 'ReactDOMHydrationRoot.prototype', 'ReactDOMSharedInternals.findDOMNode'],
      ...['FragmentInstance.prototype', 'ViewTransitionPseudoElement.prototype'],
    ],
    constant: ['isHydrating', 'shouldStartViewTransition'],
    tags: Object.values(unusedTags),
    entries: [
      // prefetchDNS, preconnect, preload, preloadModule, preinit of scripts, of style sheets, of modules.
      ...['D', 'C', 'L', 'm', 'X', 'S', 'M'],
      ...['useActionState', 'useFormState', 'useOptimistic', 'useCacheRefresh', 'useHostTransitionStatus'],
      ...['useTransition', 'useDeferredValue', 'useInsertionEffect', 'useMemoCache'],
      ...['useDebugValue', 'use'],
    ],
    idle: [
      ...['defaultOnDefaultTransitionIndicator', 'isCustomElement', 'isHostHoistableType'],
      // Events that are replayed after hydration, and the plugin for form actions.
      ...[
        'clearIfContinuousEvent',
        'commitSuspenseHydrationCallbacks',
        'extractEvents$1',
        'retryIfBlockedOn',
      ],
      ...['recursivelyResetForms', 'commitNewChildToFragmentInstances'],
      ...['commitEnterViewTransitions', 'commitExitViewTransitions', 'commitNestedViewTransitions'],
      'restoreEnterOrExitViewTransitions',
      // Resources that suspend a commit, the cache, transitions.
      ...['preloadInstanceAndSuspendIfNeeded', 'accumulateSuspenseyCommitOnFiber', 'releaseRootPooledCache'],
      ...['entangleTransitionUpdate', 'entangleTransitions', 'shouldAttemptEagerTransition'],
      'suspendIfUpdateReadFromEntangledAsyncAction',
      'commitFragmentInstanceDeletionEffects',
      'popHydrationState',
      // Component stacks. React writes a caught error to the console, with its own stack but without these.
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
      'getNextHydratable',
      // Suspense and transitions.
      ...['attachPingListener', 'attachSuspenseRetryListeners', 'getSuspendedThenable', 'isThenableResolved'],
      ...['markSpawnedDeferredLane', 'mountWorkInProgressOffscreenFiber', 'pingSuspendedRoot'],
      ...['renderDidSuspendDelayIfPossible', 'replaySuspendedUnitOfWork', 'resolveLazy'],
      ...['resolveRetryWakeable', 'unwrapThenable'],
      ...[
        'entangleAsyncAction',
        'pingEngtangledActionScope',
        'queueTransitionTypes',
        'requestTransitionLane',
      ],
      // View transitions, fragment refs, form actions, custom elements, style sheets.
      ...['commitDeletedPairViewTransitions', 'restoreViewTransitionName', 'startViewTransition'],
      ...['commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
      ...['schedulePendingIntersectionUnobserve', 'traverseVisibleInstancesAndTextInstances'],
      ...['addFragmentHandleToFiber', 'addFragmentHandleToInstance', 'requestFormReset$1'],
      ...['ensureFormComponentIsStateful', 'startHostTransition', 'TransitionAwareHostComponent'],
      ...['estimateBandwidth', 'insertStylesheetIntoRoot', 'setPropOnCustomElement'],
    ],
  },
}

export const trimmedFiles = Object.keys(unused)

/** Removes the parts of React that the page never needs from the first script. */
export const withoutUnusedReactPlugin = () =>
  patchPlugin({ name: 'without-unused-react', files: trimmedFiles, patch: withoutUnused })

/** @param file one of `trimmedFiles` */
export function withoutUnused(code: string, file: string): string {
  return removeUnused(code, unused[file] ?? {})
}
