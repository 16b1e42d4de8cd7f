interface Resolvers<Value> {
  promise: Promise<Value>;
  resolve: (value: Value | PromiseLike<Value>) => void;
  reject: (reason?: unknown) => void;
}

/** What `Promise` may lack: Chrome has it since 119, Firefox since 121, Safari since 17.4. */
interface WithResolvers {
  withResolvers?: <Value>() => Resolvers<Value>;
}

// pdf.js' build for older browsers still calls it.
(Promise as WithResolvers).withResolvers ??= <Value>() => {
  let resolve: Resolvers<Value>['resolve'] = () => undefined;
  let reject: Resolvers<Value>['reject'] = () => undefined;
  const promise = new Promise<Value>((whenDone, whenFailed) => {
    resolve = whenDone;
    reject = whenFailed;
  });
  return { promise, resolve, reject };
};
