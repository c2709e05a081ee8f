/** The fields of generated manifests that tests read; the schemas say that they are there. */
export interface ManifestsByKind {
  StatefulSet: {
    spec: PodOwner & {
      replicas: number;
      serviceName: string;
      selector: { matchLabels: Labels };
      volumeClaimTemplates: [{ spec: { resources: { requests: { storage: string } } } }];
    };
  };
  Deployment: { spec: PodOwner };
  CronJob: {
    spec: { schedule: string; timeZone: string; suspend: boolean; jobTemplate: { spec: PodOwner } };
  };
  Job: { spec: PodOwner };
  Service: { spec: { clusterIP?: string; selector: Labels } };
  PodDisruptionBudget: { spec: { maxUnavailable: number } };
  NetworkPolicy: {
    spec: { podSelector: { matchLabels: Labels }; ingress: [{ from: readonly unknown[] }] };
  };
  Certificate: {
    spec: {
      secretName: string;
      dnsNames: readonly string[];
      ipAddresses: readonly string[];
      usages: readonly string[];
      issuerRef: { name: string };
      duration: string;
      renewBefore: string;
    };
  };
  Issuer: { metadata: { name: string }; spec: { ca: { secretName: string } } };
  Secret: { stringData: Readonly<Record<string, string>> };
}

type Labels = Readonly<Record<string, string>>;

interface PodOwner {
  template: {
    metadata: { labels: Labels };
    spec: {
      containers: [Container];
      initContainers?: Container[];
      volumes: { name: string; secret?: { items?: { key: string }[] } }[];
    };
  };
}

interface Container {
  args: [string, ...string[]];
  command: string[];
  volumeMounts: [Mount, ...Mount[]];
}

interface Mount {
  name: string;
  readOnly?: boolean;
}
