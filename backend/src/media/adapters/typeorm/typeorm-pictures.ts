import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import { type PicturePosition, Pictures } from '../../application/pictures.port.js';
import { Picture } from '../../domain/picture.js';

@Injectable()
export class TypeOrmPictures extends Pictures {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(picture: Picture): Promise<Picture> {
    const { manager } = this.transaction;
    await manager.createQueryBuilder().insert().into(Picture).values(picture).orIgnore().execute();
    return manager.findOneByOrFail(Picture, { id: picture.id });
  }

  find(id: string): Promise<Picture | null> {
    return this.transaction.manager.findOneBy(Picture, { id });
  }

  async existing(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.transaction.manager.find(Picture, { where: { id: In([...ids]) }, select: { id: true } });
    return new Set(found.map(({ id }) => id));
  }

  page({ after, limit }: { after?: PicturePosition; limit: number }): Promise<Picture[]> {
    const query = this.transaction.manager.createQueryBuilder(Picture, 'picture');
    if (after) query.andWhere('(picture.createdAt, picture.id) < (:createdAt, :id)', after);
    return query.orderBy('picture.createdAt', 'DESC').addOrderBy('picture.id', 'DESC').limit(limit).getMany();
  }
}
